create or replace function public.admin_payouts (
  statuses text[] default null::text[],
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 50
)
  returns table (
    id uuid,
    owner_id uuid,
    owner_name text,
    account_kind public.ledger_account_kind,
    amount_paise bigint,
    set_off_paise bigint,
    fee_paise bigint,
    fee_tax_paise bigint,
    status text,
    method text,
    destination text,
    reference text,
    note text,
    requested_at timestamp with time zone,
    settled_at timestamp with time zone,
    check_state text,
    attempts smallint,
    at_provider boolean,
    next_at timestamp with time zone,
    statement_id uuid
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if cardinality(admin_payouts.statuses) > 5 then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  return query
    select p.id, p.owner_id, private.payee_name(p.owner_id), p.account_kind, p.amount_paise, p.set_off_paise,
      p.fee_paise, p.fee_tax_paise, p.status, p.method, p.destination, p.reference, p.note, p.requested_at,
      p.settled_at, a.check_state, p.attempts, private.is_at_service(p), p.next_at,
      (select s.id from public.payout_statements as s where s.payout_id = p.id limit 1)
    from public.payouts as p join private.payout_accounts as a on a.id = p.account_id
    where (admin_payouts.statuses is null or p.status = any (admin_payouts.statuses))
      and (admin_payouts.before is null
        or (p.requested_at, p.id) < (admin_payouts.before,
          coalesce(admin_payouts.before_id, '00000000-0000-0000-0000-000000000000')))
    order by p.requested_at desc, p.id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$function$;

comment on function public.admin_payouts(text[], timestamp
  with time zone, uuid, integer) is 'Payouts, newest first, accounts masked. A page follows the row requested at before with the id before_id. Administrators only.';

revoke all on function public.admin_payouts(text[], timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.admin_payouts(text[], timestamp with time zone, uuid, integer)
  to authenticated, postgres;
