import type { Command } from 'commander';
import type { Context } from '../command.ts';
import { nameOf, startOwn } from '../engine/ownEngines.ts';
import { serve } from '../engine/serve.ts';

export const addEngine = (program: Command, { finish, io }: Context): void => {
  program
    .command('engine')
    .summary('let another program use the computer player')
    .description(
      'Lets another program use the computer player: reads commands from the standard input and ' +
        'answers on the standard output, one a line, until quit. docs/protocol.md tells them.',
    )
    .action(async () => {
      finish(await serve(io, nameOf('builtin'), startOwn('builtin')), {});
    });
};
