create or replace function public.admin_payees (
  search text default null::text,
  limit_count integer default 50
)
  returns table (
    owner_id uuid,
    owner_name text,
    account_kind public.ledger_account_kind,
    balance_paise bigint,
    destination text,
    check_state text,
    check_reason text,
    usable_from timestamp with time zone,
    last_made_at timestamp with time zone,
    last_payout_paise bigint,
    last_reason text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  sought text := lower(trim(coalesce(admin_payees.search, '')));
begin
  perform private.require_role('admin');
  perform private.bound(admin_payees.search, 200);
  return query
  select n.owner_id, n.name, n.kind, private.balance_of(n.owner_id, n.kind), c.masked, c.check_state, c.check_reason,
    c.usable_from, s.made_at, s.payout_paise, s.reason
  from (select a.owner_id, a.kind, private.payee_name(a.owner_id) as name from private.ledger_accounts as a
    join private.payees as p on p.account = a.kind) as n
  left join private.payout_accounts as c on c.owner_id = n.owner_id and c.kind = n.kind and c.replaced_at is null
  left join lateral (select k.* from public.payout_statements as k where k.owner_id = n.owner_id
    and k.account_kind = n.kind and k.cycle = 'weekly' order by k.made_at desc limit 1) as s on true
  where position(sought in lower(n.name)) > 0
  order by n.name, n.owner_id, n.kind limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$function$;

comment on function public.admin_payees(text, integer) is 'Who earns here, by a part of the name: what is owed to them, their account (masked) with its check, and what their last weekly statement came to or why nothing was paid. Administrators only.';

revoke all on function public.admin_payees(text, integer) from public;

grant execute on function public.admin_payees(text, integer) to authenticated, postgres;
