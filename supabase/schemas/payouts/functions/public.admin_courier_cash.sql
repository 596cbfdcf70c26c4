create or replace function public.admin_courier_cash (
  search text default null::text
)
  returns table (
    courier_id uuid,
    name text,
    region_slug text,
    held_paise bigint,
    coming_paise bigint,
    limit_paise integer,
    since timestamp with time zone,
    deposited_at timestamp with time zone,
    online boolean,
    measures jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select c.user_id, c.name, r.slug, h.held, private.cash_in_hand(c.user_id) - h.held, c.cash_limit_paise,
      case when h.held > 0 then private.cash_held_since(c.user_id) end,
      (select max(t.at) from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
        join private.ledger_transactions as t on t.id = e.transaction_id
        where a.owner_id = c.user_id and a.kind = 'cash_with_courier' and t.kind = 'cash_deposit'), c.online,
      private.open_measures(c.user_id)
    from public.couriers as c left join public.regions as r on r.id = c.region_id
    cross join lateral (select private.cash_held(c.user_id) as held) as h
    where case when nullif(trim(admin_courier_cash.search), '') is null then h.held > 0
        or exists (select from private.measures as m where m.provider_id = c.user_id and m.ended_at is null)
      else lower(c.name) like private.like_pattern(admin_courier_cash.search) end
    order by h.held desc, c.name, c.user_id limit 200;
end
$function$;

comment on function public.admin_courier_cash(text) is 'Couriers with cash of the platform, the most first, and those against whom a measure is open; or those of a name: held_paise now, coming_paise of their present jobs, their limit, since when the oldest of it is held, when they last handed something in, and measures (private.measure_story). Administrators only.';

revoke all on function public.admin_courier_cash(text) from public;

grant execute on function public.admin_courier_cash(text) to authenticated, postgres;
