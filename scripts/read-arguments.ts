import { parseArgs, type ParseArgsConfig } from 'node:util';
import { refuse } from './refuse';

/** Parses the arguments of this process; an invalid one ends it with a one-line message. */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}
