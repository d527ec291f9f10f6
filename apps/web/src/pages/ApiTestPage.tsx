export { ApiTestView as ApiTestPage } from '../features/api-test/ApiTestView.tsx';
