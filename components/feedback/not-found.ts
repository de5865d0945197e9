import { suggestPages } from './suggest-pages';

// The script of the not-found page only, which runs when the page is parsed.
void suggestPages();
