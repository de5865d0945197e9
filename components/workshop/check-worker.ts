import { checkHere } from './check-here';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(checkHere(data)));
