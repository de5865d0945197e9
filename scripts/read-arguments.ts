import { parseArgs, type ParseArgsConfig } from 'node:util';
import { refuse } from './refuse';

/** The arguments of this process; what is none of them ends it with one line that says so. */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}
