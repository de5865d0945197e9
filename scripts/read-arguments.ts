import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The arguments of this process; what is none of them ends it with one line that says so. */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
