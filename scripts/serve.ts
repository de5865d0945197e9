import { statSync } from 'node:fs';
import { portFault } from './port-fault';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';
import { siteServer } from './site-server';

const { positionals, values } = readArguments({
  allowPositionals: true,
  options: { port: { type: 'string', default: '3000' }, host: { type: 'string', default: 'localhost' } },
});
const [folder = 'out'] = positionals;
const { host } = values;
const port = Number(values.port);

const fault = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  ? await portFault({ host, port, script: 'serve' })
  : `There is no folder "${folder}" to serve. Run: npm run build`;
if (fault !== undefined) refuse(fault, 1);
siteServer(folder).listen(port, host, () => console.log(`The site is served at http://${host}:${port}`));
