import { type Command, OPERATOR } from './command.ts'

export const endSessions: Command = {
  usage: 'sessions end',
  summary: 'Signs out all staff and customers in every browser',
  options: [],
  async run(_given, { services, terminal }) {
    const staff = await services.staffSessions.endAll(OPERATOR)
    const customers = await services.customerSessions.endAll()
    terminal.print(`Sessions ended: ${staff} of staff, ${customers} of customers. API tokens still work.`)
  },
}
