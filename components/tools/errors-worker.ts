import { type ErrorsAsk, findErrors } from '@/lib/tools/find-errors';

addEventListener('message', ({ data }: MessageEvent<ErrorsAsk>) => postMessage(findErrors(data)));
