/** Whether another host builds the pages and serves them (BUILD_HOOK_URL). It is notified of changes, and polls nothing. */
export const hasOtherHost = (): boolean => Boolean($os.getenv('BUILD_HOOK_URL'));
