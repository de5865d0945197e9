import type { Ask } from '@/lib/workshop/answer';
import { answerHere } from './check-here';

addEventListener('message', ({ data }: MessageEvent<Ask>) => postMessage(answerHere(data)));
