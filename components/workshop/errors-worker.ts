import { type ErrorsAsk, findErrors } from '@/lib/workshop/find-errors';

addEventListener('message', ({ data }: MessageEvent<ErrorsAsk>) => postMessage(findErrors(data)));
