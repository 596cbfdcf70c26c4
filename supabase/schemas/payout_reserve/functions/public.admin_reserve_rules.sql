create or replace function public.admin_reserve_rules()
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
    select r.id, r.account_kind, r.from_age_days, r.valid_from, r.share_bp, r.refund_days, r.release_days, r.note,
      r.state, private.name_of(r.asked_by) as asked_by, r.asked_at, private.name_of(r.decided_by) as decided_by,
      r.decided_at, r.asked_by <> caller as may_agree,
      r.id = (private.reserve_rule(r.account_kind, r.from_age_days, private.today())).id as holds
    from private.reserve_rules as r order by r.state = 'waiting' desc, r.asked_at desc limit 100) as l);
end
$function$;

comment on function public.admin_reserve_rules() is 'Rules for what is kept of statements, those that wait first: [{id, account_kind, from_age_days, valid_from, share_bp, refund_days, release_days, note, state, asked_by, asked_at, decided_by, decided_at, may_agree, holds (today)}]. Administrators only.';

revoke all on function public.admin_reserve_rules() from public;

grant execute on function public.admin_reserve_rules() to authenticated, postgres;
