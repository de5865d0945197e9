import { follow } from '../behavior/follow';
import { watchPage } from '../behavior/watch-page';
import { attachErrors } from './attach-errors';

const attach = follow(() => document.querySelector<HTMLElement>('[data-tool=errors]'), attachErrors);
watchPage(document, attach);
