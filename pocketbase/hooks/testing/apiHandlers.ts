/**
 * The functions of PocketBase 0.40.6 that answer calls (Go package `apis`), with the routes that lead to them, as its source
 * binds them. A test holds the names against the functions in the program itself, and the routes against its router.
 */
export const API_HANDLERS: Record<string, readonly string[]> = {
  backupsList: ['GET /api/backups'],
  backupCreate: ['POST /api/backups'],
  backupUpload: ['POST /api/backups/upload'],
  backupDownload: ['GET /api/backups/{key}'],
  backupDelete: ['DELETE /api/backups/{key}'],
  backupRestore: ['POST /api/backups/{key}/restore'],
  batchTransaction: ['POST /api/batch'],
  collectionsList: ['GET /api/collections'],
  collectionCreate: ['POST /api/collections'],
  collectionView: ['GET /api/collections/{collection}'],
  collectionUpdate: ['PATCH /api/collections/{collection}'],
  collectionDelete: ['DELETE /api/collections/{collection}'],
  collectionTruncate: ['DELETE /api/collections/{collection}/truncate'],
  collectionsImport: ['PUT /api/collections/import'],
  collectionScaffolds: ['GET /api/collections/meta/scaffolds'],
  collectionListOAuth2Providers: ['GET /api/collections/meta/oauth2-providers'],
  collectionDryRunView: ['POST /api/collections/meta/dry-run-view'],
  cronsList: ['GET /api/crons'],
  cronRun: ['POST /api/crons/{id}'],
  // The dashboard and its extensions; pages of the site come from a route of ours.
  Static: ['GET /_/{path...}'],
  bindUIExtensions: ['GET /_/extensions.js'],
  '(*fileApi).fileToken': ['POST /api/files/token'],
  '(*fileApi).download': ['GET /api/files/{collection}/{recordId}/{filename}'],
  healthCheck: ['GET /api/health'],
  logsList: ['GET /api/logs'],
  logsTruncate: ['DELETE /api/logs'],
  logsStats: ['GET /api/logs/stats'],
  logsView: ['GET /api/logs/{id}'],
  realtimeConnect: ['GET /api/realtime'],
  realtimeSetSubscriptions: ['POST /api/realtime'],
  oauth2SubscriptionRedirect: ['GET /api/oauth2-redirect', 'POST /api/oauth2-redirect'],
  recordAuthMethods: ['GET /api/collections/{collection}/auth-methods'],
  recordAuthRefresh: ['POST /api/collections/{collection}/auth-refresh'],
  recordAuthWithPassword: ['POST /api/collections/{collection}/auth-with-password'],
  recordAuthWithOAuth2: ['POST /api/collections/{collection}/auth-with-oauth2'],
  recordRequestOTP: ['POST /api/collections/{collection}/request-otp'],
  recordAuthWithOTP: ['POST /api/collections/{collection}/auth-with-otp'],
  recordRequestPasswordReset: ['POST /api/collections/{collection}/request-password-reset'],
  recordConfirmPasswordReset: ['POST /api/collections/{collection}/confirm-password-reset'],
  recordRequestVerification: ['POST /api/collections/{collection}/request-verification'],
  recordConfirmVerification: ['POST /api/collections/{collection}/confirm-verification'],
  recordRequestEmailChange: ['POST /api/collections/{collection}/request-email-change'],
  recordConfirmEmailChange: ['POST /api/collections/{collection}/confirm-email-change'],
  recordAuthImpersonate: ['POST /api/collections/{collection}/impersonate/{id}'],
  recordsList: ['GET /api/collections/{collection}/records'],
  recordView: ['GET /api/collections/{collection}/records/{id}'],
  recordCreate: ['POST /api/collections/{collection}/records'],
  recordUpdate: ['PATCH /api/collections/{collection}/records/{id}'],
  recordDelete: ['DELETE /api/collections/{collection}/records/{id}'],
  settingsList: ['GET /api/settings'],
  settingsSet: ['PATCH /api/settings'],
  settingsTestS3: ['POST /api/settings/test/s3'],
  settingsTestEmail: ['POST /api/settings/test/email'],
  settingsGenerateAppleClientSecret: ['POST /api/settings/apple/generate-client-secret'],
  runSQL: ['POST /api/sql'],
};

/** The other functions of that package: they bind routes, check and help, and answer no call by themselves. */
export const API_HELPERS: readonly string[] = (
  '(*BatchResponseError).Code (*BatchResponseError).Error (*BatchResponseError).MarshalJSON ' +
  '(*BatchResponseError).Resolve (*EmailChangeConfirmForm).checkPassword (*EmailChangeConfirmForm).checkToken ' +
  '(*EmailChangeConfirmForm).parseToken (*EmailChangeConfirmForm).validate ' +
  '(*authMethodsResponse).fillLegacyFields (*authWithOTPForm).validate (*authWithPasswordForm).validate ' +
  '(*backupCreateForm).checkUniqueName (*backupCreateForm).validate (*backupUploadForm).checkUniqueName ' +
  '(*backupUploadForm).validate (*batchProcessor).Process (*batchProcessor).process ' +
  '(*collectionsImportForm).validate (*dryRunViewForm).validate (*emailChangeRequestForm).checkUniqueEmail ' +
  '(*emailChangeRequestForm).validate (*fileApi).createThumb (*gzipResponseWriter).Flush ' +
  '(*gzipResponseWriter).Header (*gzipResponseWriter).Hijack (*gzipResponseWriter).Push ' +
  '(*gzipResponseWriter).Unwrap (*gzipResponseWriter).Write (*gzipResponseWriter).WriteHeader ' +
  '(*impersonateForm).validate (*maxBytesReader).Close (*maxBytesReader).Read (*maxBytesReader).Reread ' +
  '(*rateClient).Lock (*rateClient).TryLock (*rateClient).Unlock (*rateClient).consume (*rateClient).hasExpired ' +
  '(*rateLimiter).Lock (*rateLimiter).RLock (*rateLimiter).RLocker (*rateLimiter).RUnlock ' +
  '(*rateLimiter).TryLock (*rateLimiter).TryRLock (*rateLimiter).Unlock (*rateLimiter).clean ' +
  '(*rateLimiter).isAllowed (*realtimeSubscribeForm).validate (*recordConfirmPasswordResetForm).checkToken ' +
  '(*recordConfirmPasswordResetForm).validate (*recordConfirmVerificationForm).checkToken ' +
  '(*recordConfirmVerificationForm).validate (*recordOAuth2LoginForm).checkProviderName ' +
  '(*recordOAuth2LoginForm).validate (*recordRequestPasswordResetForm).validate ' +
  '(*recordRequestVerificationForm).validate (*runSQLForm).validate (*serverErrorLogWriter).Write ' +
  'BatchRequestResult BatchResponseError BodyLimit CORS DefaultInstallerFunc EnrichRecord EnrichRecords Gzip ' +
  'GzipWithConfig NewRouter RecordAuthResponse RequireAuth RequireGuestOnly RequireSameCollectionContextAuth ' +
  'RequireSuperuserAuth RequireSuperuserOrOwnerAuth Serve SkipSuccessActivityLog activityLogger applyBodyLimit ' +
  'authAlert autoResolveRecordsFlags batchRequestsForm bindBackupApi bindBatchApi bindCollectionApi bindCronApi ' +
  'bindFileApi bindHealthApi bindLogsApi bindRealtimeApi bindRealtimeEvents bindRecordAuthApi bindRecordCrudApi ' +
  'bindSQLApi bindSettingsApi checkCollectionRateLimit checkForSuperuserOnlyRuleFields checkMFA checkRateLimit ' +
  'collectionPathRateLimit copyExtensionMainjs createOTPForm cutStr defaultEnrichRecords ' +
  'defaultRateLimitAudience defaultRateLimitLabels destroyRateLimitersStore dummyPasswordCheck ' +
  'dynamicCollectionBodyLimit exactWildcardMatch execAfterSuccessTx executablePath executeQuery expandFetch ' +
  'extractPrefixedFiles extractUploadedFiles failureRedirect findAuthCollection findNamedMatches ' +
  'findOrCreateInstallerSuperuser findRecordByIdentityField firstApiError getAuthTokenFromRequest ' +
  'getDryCacheKey getPasswordResetResendKey getVerificationResendKey gzipResponseWriter hasAuthManageAccess ' +
  'init initRateLimitersStore isIPInList isSameAuth loadAuthToken loadInstaller logRequest matchScheme ' +
  'multipartDataFromInternalRequest needInstallerSuperuser newEmailChangeConfirmForm newEmailChangeRequestForm ' +
  'newMaxBytesReader newRateClient newRateLimiter oauth2Submit oldCanAssignUsername panicRecover ' +
  'parseAndStoreAppleRedirectName prepareInternalAction processInternalRequest providerListItem ' +
  'randomizedThrottle rateLimit rateLimiter realtimeBroadcastDryCacheKey realtimeBroadcastRecord ' +
  'realtimeCanAccessRecord realtimeResolveRecord realtimeResolveRecordCollection ' +
  'realtimeUnsetClientsAuthByCollection realtimeUnsetClientsAuthByRecordModelOrProxy realtimeUnsetDryCacheKey ' +
  'realtimeUpdateClientsAuth recordAuthResponse recordDataFromRequest redirectStatusCode requireAuth ' +
  'safeFileFromURL safeHTTPClient safeRedirectPath securityHeaders sendOAuth2RecordCreateRequest ' +
  'serverAddrToHost skipRateLimit successRedirect superuserIPsWhitelist triggerRecordEnrichHooks wantsMFA ' +
  'wwwRedirect'
).split(' ');
