/** A reporter for Vitest: names the tests that passed at their second try, at the end, as Playwright does. */
export default class FlakyReporter {
  onTestRunEnd(/** @type {readonly import('vitest/node').TestModule[]} */ modules) {
    for (const { relativeModuleId, children } of modules) {
      for (const each of children.allTests()) {
        if (each.diagnostic()?.flaky) {
          console.log(`flaky: ${relativeModuleId} › ${each.fullName}`);
          for (const { message } of each.result().errors ?? []) console.log(`    ${message}`);
        }
      }
    }
  }
}
