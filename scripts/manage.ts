// `npm run manage -- COMMAND`: what an operator does to the data from the terminal, while the site runs or not.
import { manage } from '#server/commands/manage.ts'
import { asOperator, programOf, openStore } from '#server/commands/operator.ts'

await asOperator(({ config, log, terminal, args }) =>
  manage({
    program: programOf('manage'),
    args,
    config,
    log,
    terminal,
    async open() {
      const { services, close } = await openStore(config, log)
      return { scope: { services, terminal }, close }
    },
  }),
)
