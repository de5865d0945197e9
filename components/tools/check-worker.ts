import type { FormRequest } from '@/lib/tools/answer';
import { answerCheck } from './answer-check';

addEventListener('message', ({ data }: MessageEvent<FormRequest>) => postMessage(answerCheck(data)));
