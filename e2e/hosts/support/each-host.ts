import { test } from '@playwright/test';
import { findProgram } from '../../support/find-program';
import type { Mount } from './mounts';
import { servers, startServer, type HostServer, type Running } from './servers';

/** A running server of a site. */
export type Host = Readonly<{ server: HostServer; mount: Mount; origin: () => string }>;

type Describe = (host: Host) => void;

/** Describes the same tests for each server and site; tests of a missing server are reported as skipped. */
export const onEachHost = (mounts: readonly Mount[], describe: Describe): void => onHosts(servers, mounts, describe);

/** Describes tests that depend on the files and not on the server, so one server per site is enough. */
export const onOneHost = (mounts: readonly Mount[], describe: Describe): void =>
  onHosts(servers.slice(0, 1), mounts, describe);

function onHosts(chosen: readonly HostServer[], mounts: readonly Mount[], describe: Describe): void {
  for (const server of chosen)
    for (const mount of mounts)
      test.describe(`${server.name} below ${mount.site.baseUrl}`, () => {
        let running: Running | undefined;
        test.skip(findProgram(server) === undefined, `${server.name} is not installed and could not be`);
        test.beforeAll(async () => {
          running = await startServer(server, mount);
        });
        test.afterAll(() => running?.close());
        describe({ server, mount, origin: () => running?.origin ?? '' });
      });
}
