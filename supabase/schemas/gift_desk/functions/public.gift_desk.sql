create or replace function public.gift_desk()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  return jsonb_build_object(
    'alone_paise', private.setting_int('gift_codes_alone_paise'),
    'open_paise', (select coalesce(sum(e.amount_paise), 0) from private.ledger_entries as e
      join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'gift_codes'),
    'batches', (select coalesce(jsonb_agg(to_jsonb(l) order by l.state = 'waiting' desc, l.asked_at desc, l.id), '[]')
      from (
      select b.id, b.many, b.amount_paise, b.expires_on, b.note, b.state, private.name_of(b.asked_by) as asked_by,
        b.asked_at, private.name_of(b.decided_by) as decided_by, b.decided_at, b.issued_at,
        private.name_of(b.ended_by) as ended_by, b.ended_at, c.redeemed, c.ended,
        b.state = 'waiting' and b.asked_by <> caller as may_agree,
        b.state = 'agreed' and b.asked_by = caller and b.expires_on >= private.today() as may_issue
      from private.gift_batches as b
      cross join lateral (select count(*) filter (where k.redeemed_at is not null)::integer as redeemed,
          count(*) filter (where k.ended_at is not null)::integer as ended
        from private.gift_codes as k where k.batch_id = b.id) as c
      order by b.state = 'waiting' desc, b.asked_at desc limit 100) as l));
end
$function$;

comment on function public.gift_desk() is 'Gift codes, those that wait first, then those asked for last: {alone_paise that one person may make in 30 days, open_paise that the books hold for codes which can be redeemed, batches: [{id, many, amount_paise, expires_on, note, state, asked_by, asked_at, decided_by, decided_at, issued_at, ended_by, ended_at, redeemed, ended, may_agree, may_issue}]}. Administrators only.';

revoke all on function public.gift_desk() from public;

grant execute on function public.gift_desk() to authenticated, postgres;
