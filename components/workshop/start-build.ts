import { facts } from '@/.generated/builder-facts';
import { addressOf } from '../behavior/address-of';
import { follow } from '../behavior/follow';
import { watchPage } from '../behavior/watch-page';
import { attachBuild } from './attach-build';
import { openEngine } from './check-engine';

const attach = follow(
  () => document.querySelector<HTMLElement>('[data-tool=build]'),
  (tool) => attachBuild(tool, { facts, engine: openEngine(tool.dataset['checkWorker'] ?? ''), addressOf }),
);
watchPage(document, attach);
