import '../../styles/index.css';
import './forwarding-page.css';
import { redirectFor } from '@nanpure/content';
import { preferredLanguage } from '../../lib/preferred-language.ts';

const { pathname, search, hash } = window.location;
const target = redirectFor(pathname, preferredLanguage());
if (target) window.location.replace(`${target}${search}${hash}`);
