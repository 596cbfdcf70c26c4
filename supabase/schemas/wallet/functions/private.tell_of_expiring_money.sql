create or replace function private.tell_of_expiring_money (
  most integer default 5000
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  one record;
  ends record;
  told integer := 0;
begin
  for one in
    select distinct a.id, a.owner_id from (select l.account_id from private.wallet_lots as l
      where l.left_paise > 0 and l.bucket = 'promotional' and l.expires_at between now() and now() + interval '7 days'
        and (l.told_days is null or (l.told_days = 7 and l.expires_at <= now() + interval '1 day'))
      order by l.expires_at limit most) as l
    join private.ledger_accounts as a on a.id = l.account_id order by a.owner_id
  loop
    -- Like every change of its lots: nobody is told of what is being spent.
    perform from private.ledger_accounts as a where a.id = one.id for no key update;
    for ends in
      select l.day, sum(l.left_paise)::bigint as paise, min(l.expires_at) as at, array_agg(l.id) as lots,
        case when l.is_last then 1 else 7 end as days
      from (select k.id, k.left_paise, k.expires_at, k.expires_at <= now() + interval '1 day' as is_last,
          (k.expires_at at time zone 'Asia/Kolkata')::date as day
        from private.wallet_lots as k where k.account_id = one.id and k.left_paise > 0 and k.bucket = 'promotional'
          and k.expires_at between now() and now() + interval '7 days'
          and (k.told_days is null or (k.told_days = 7 and k.expires_at <= now() + interval '1 day'))) as l
      group by l.day, l.is_last order by l.day
    loop
      update private.wallet_lots as l set told_days = ends.days where l.id = any (ends.lots);
      continue when exists (select from private.closed_accounts as c where c.user_id = one.owner_id);
      perform private.notify(one.owner_id, 'wallet_expires_soon', jsonb_build_object('amount',
        private.rupees(ends.paise), 'amount_paise', ends.paise, 'until', private.day_in_words(ends.at)), '/wallet');
      told := told + 1;
    end loop;
  end loop;
  return told;
end
$function$;

comment on function private.tell_of_expiring_money(integer) is 'Tells the owners of promotional money of its last day, seven days and one day before, once each.';

revoke all on function private.tell_of_expiring_money(integer) from public;
