/**
 * The style sheets of all pages, in one file that browsers keep from page to page, in this order: docs pages use all of them. What
 * only other pages need, such as the home page or the blog, is imported by its component. What stands here is imported nowhere
 * else: Next would put it into a file of its own.
 */
import './layers.css';
import './tokens.css';
import './base.css';
import './prose/flow.css';
import './prose/headings.css';
import './prose/inline.css';
import './prose/lists.css';
import './prose/blocks.css';
import './print.css';
import '@/components/feedback/red-box.css';
import '@/components/mdx/admonition.css';
import '@/components/mdx/code-block.css';
import '@/components/mdx/corner-buttons.css';
import '@/components/mdx/diagram.css';
import '@/components/mdx/field-table.css';
import '@/components/mdx/table.css';
import '@/components/mdx/tabs.css';
import '@/components/mdx/term.css';
import '@/components/ui/icon-button.css';
import '@/components/search/search-box.css';
import '@/.generated/announcement.css';
import './icons.css';
import '@/components/docs/breadcrumbs.css';
import '@/components/docs/card-list.css';
import '@/components/docs/fact-box.css';
import '@/components/docs/page-actions.css';
import '@/components/docs/page-footer.css';
import '@/components/docs/page-frame.css';
import '@/components/docs/page-header.css';
import '@/components/docs/page-notices.css';
import '@/components/docs/page-top.css';
import '@/components/docs/pager.css';
import '@/components/docs/reader-variables.css';
import '@/components/docs/sidebar.css';
import '@/components/docs/tag-labels.css';
import '@/components/docs/toc.css';
import '@/components/feedback/crash-view.css';
import '@/components/feedback/loading.css';
import '@/components/integrations/integration-filter.css';
import '@/components/integrations/integrations-table.css';
import '@/components/integrations/state-mark.css';
import '@/components/layout/brand.css';
import '@/components/layout/footer.css';
import '@/components/layout/navbar.css';
import '@/components/layout/site-shell.css';
import '@/components/layout/skip-link.css';
import '@/components/nav/dropdown.css';
import '@/components/nav/menu-items.css';
import '@/components/nav/navbar-items.css';
import '@/components/nav/site-menu.css';
import '@/components/navigation/navigation.css';
import '@/components/ui/button.css';
import '@/components/ui/logo.css';
