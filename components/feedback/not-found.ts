import { suggestPages } from './suggest-pages';

// The script of the not-found page alone; it runs once the page is parsed.
void suggestPages();
