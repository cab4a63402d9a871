/**
 * Answers a builder's step: lease, renew, finish, move, preview.
 * @param {core.RequestEvent} e
 */
function takeStep(e) {
  const { bodyOf } = require(`${__hooks}/lib/requestBody.js`);
  const { readStep } = require(`${__hooks}/lib/publishing/readStep.js`);
  const { noteBuilder } = require(`${__hooks}/lib/publishing/builderSeen.js`);
  const { finish } = require(`${__hooks}/lib/publishing/finish.js`);
  const { lease, LEASE_MS } = require(`${__hooks}/lib/publishing/lease.js`);
  const { move } = require(`${__hooks}/lib/publishing/move.js`);
  const { takeNews } = require(`${__hooks}/lib/preview/standing.js`);
  const { renew } = require(`${__hooks}/lib/publishing/renew.js`);

  const held = (mine) => (mine ? e.json(200, {}) : e.json(409, { message: 'Another builder came after this one.' }));
  const step = e.request.pathValue('step');
  const { fields: body, fault } = readStep(step, bodyOf(e));
  if (fault) throw new BadRequestError(fault);
  if (!body) throw new NotFoundError();
  const takesLease = step === 'lease' || step === 'renew';
  const makesPreviews = e.request.url.query().get('previews') === '1';
  noteBuilder($app.store(), { makesPreviews, leaseMs: takesLease ? LEASE_MS : 0 });
  switch (step) {
    case 'lease': {
      const answer = lease($app, body);
      return e.json(answer.refused ? 409 : 200, answer.refused ? { message: answer.refused } : answer);
    }
    case 'renew':
      return held(renew($app, body));
    case 'finish':
      return held(finish($app, body));
    case 'move':
      move($app, body);
      return e.json(200, {});
    case 'preview':
      takeNews(body);
      return e.json(200, {});
  }
}

module.exports = { takeStep };
