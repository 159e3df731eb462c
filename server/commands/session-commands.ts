import { type Command, OPERATOR } from './command.ts'

export const endSessions: Command = {
  usage: 'sessions end',
  summary: 'Signs everybody out in every browser: staff and customers',
  options: [],
  async run(_given, { services, terminal }) {
    const staff = await services.staffSessions.endAll(OPERATOR)
    const customers = await services.customerSessions.endAll()
    terminal.print(`Ended: ${staff} sessions of staff, ${customers} of customers. Tokens of programs go on.`)
  },
}
