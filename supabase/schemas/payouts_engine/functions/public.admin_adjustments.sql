create or replace function public.admin_adjustments()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('admin');
begin
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.state = 'waiting' desc, l.asked_at desc), '[]') from (
    select a.id, private.payee_name(a.owner_id) as owner_name, a.account_kind, a.amount_paise, a.note, a.state,
      private.name_of(a.asked_by) as asked_by, a.asked_at, private.name_of(a.decided_by) as decided_by, a.decided_at,
      a.asked_by <> caller and not private.owns_earnings(a.owner_id, a.account_kind) as may_agree
    from private.payout_adjustments as a order by a.state = 'waiting' desc, a.asked_at desc limit 100) as l);
end
$function$;

comment on function public.admin_adjustments() is 'Corrections, those that wait first: [{id, owner_name, account_kind, amount_paise, note, state, asked_by, asked_at, decided_by, decided_at, may_agree}]. Administrators only.';

revoke all on function public.admin_adjustments() from public;

grant execute on function public.admin_adjustments() to authenticated, postgres;
