import { addressOf } from '../behavior/address-of';
import { follow } from '../behavior/follow';
import { watchPage } from '../behavior/watch-page';
import { attachCheck } from './attach-check';
import { openEngine } from './check-engine';

const attach = follow(
  () => document.querySelector<HTMLElement>('[data-tool=check]'),
  (tool) => attachCheck(tool, openEngine(tool.dataset['checkWorker'] ?? ''), addressOf),
);
watchPage(document, attach);
