create or replace function public.payout_statement (
  statement_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.payout_statements;
begin
  perform private.require_user();
  select * into s from public.payout_statements as k where k.id = payout_statement.statement_id;
  if s.id is null or not (coalesce(private.owns_earnings(s.owner_id, s.account_kind), false)
      or private.is_admin()) then
    perform private.refuse(404, 'statement_not_found', 'There is no such statement.');
  end if;
  return jsonb_build_object('id', s.id, 'cycle', s.cycle, 'run_at', s.run_at, 'since', s.since, 'opening_paise',
    s.opening_paise, 'lines_paise', s.lines_paise, 'closing_paise', s.closing_paise, 'held_paise', s.held_paise,
    'payout_paise', s.payout_paise, 'carried_paise', s.carried_paise, 'reason', s.reason,
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'amount_paise', l.amount_paise,
      'movements', l.movements) order by l.position), '[]') from public.payout_statement_lines as l
      where l.statement_id = s.id),
    'held', (select coalesce(jsonb_agg(jsonb_build_object('amount_paise', h.amount_paise, 'payable_at', h.payable_at)
      order by h.payable_at), '[]') from private.held_earnings(s.owner_id, s.account_kind, s.run_at) as h),
    'reserve', (select coalesce(jsonb_agg(jsonb_build_object('amount_paise', r.amount_paise, 'left_paise',
      r.left_paise, 'release_at', r.release_at) order by r.release_at), '[]') from private.payout_reserves as r
      where r.statement_id = s.id),
    'payout', (select jsonb_build_object('amount_paise', p.amount_paise, 'status', p.status, 'destination',
      p.destination, 'reference', p.reference, 'note', p.note, 'requested_at', p.requested_at, 'settled_at',
      p.settled_at) from public.payouts as p where p.id = s.payout_id));
end
$function$;

comment on function public.payout_statement(uuid) is 'One statement line by line, to its owner: {…, lines: [{code, amount_paise, movements}], held: [{amount_paise, payable_at}], reserve: [{amount_paise, left_paise, release_at}], payout: {amount_paise, status, destination, reference, note, requested_at, settled_at} or null}.';

revoke all on function public.payout_statement(uuid) from public;

grant execute on function public.payout_statement(uuid) to authenticated, postgres;
