create or replace function public.wallet_statement (
  before bigint default null::bigint,
  limit_count integer default 30,
  incoming boolean default null::boolean,
  bucket public.wallet_bucket default null::public.wallet_bucket,
  month date default null::date
)
  returns table (
    id bigint,
    at timestamp with time zone,
    kind text,
    amount_paise bigint,
    order_id uuid,
    order_number text,
    note text,
    balance_after_paise bigint,
    vendor_name text,
    story jsonb,
    buckets jsonb
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select e.id, t.at, private.movement_kind(t.kind, t.idempotency_key), e.amount_paise, t.order_id, o.order_number,
    t.note, e.balance_after_paise, o.vendor_name, private.wallet_story(t), private.buckets_of(t.id, a.id)
  from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  left join public.enhanced_orders as o on o.id = t.order_id
  where a.owner_id = private.require_user() and a.kind = 'customer_wallet'
    and (wallet_statement.before is null or e.id < wallet_statement.before)
    and (wallet_statement.incoming is null or (e.amount_paise > 0) = wallet_statement.incoming)
    and (wallet_statement.bucket is null or exists (select from private.wallet_lots as l
        where l.transaction_id = t.id and l.account_id = a.id and l.bucket = wallet_statement.bucket)
      or exists (select from private.wallet_spends as s join private.wallet_lots as l on l.id = s.lot_id
        where s.transaction_id = t.id and l.account_id = a.id and l.bucket = wallet_statement.bucket))
    and (wallet_statement.month is null or (t.at >= private.start_of_month(private.known_day(wallet_statement.month))
      and t.at < private.start_of_month(private.known_day(wallet_statement.month), 1)))
  order by e.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)
$function$;

comment on function public.wallet_statement(bigint, integer, boolean, public.wallet_bucket, date) is
  'The movements of the caller''s wallet, newest first, with the balance after each, the buckets it came into or was taken from, and what it is for: story {reason, parts: [{code, amount_paise}], lines: [{name, quantity}]}. before is the id of the last row of the page before; incoming, bucket and month (any day of it, in India) narrow it.';

revoke all
  on function public.wallet_statement(bigint, integer, boolean, public.wallet_bucket, date)
  from public;

grant execute
  on function public.wallet_statement(bigint, integer, boolean, public.wallet_bucket, date)
  to authenticated, postgres;
