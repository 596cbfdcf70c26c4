-- What is a person's own, by its name: parcels among the orders to repeat, and refunds in the wallet by what they are for.

create or replace function private.own_orders(caller uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'active', coalesce((select jsonb_agg(private.order_card(a) order by a.created_at desc, a.id desc) from (
      select o.* from public.enhanced_orders as o where o.user_id = own_orders.caller and o.status not in ('delivered', 'cancelled')
      order by o.created_at desc, o.id desc limit 50) as a), '[]'),
    'recent', coalesce((select jsonb_agg(private.order_card(r) order by r.created_at desc, r.id desc) from (
      select o.* from public.enhanced_orders as o
      where o.user_id = own_orders.caller and o.status = 'delivered' and o.kind in ('delivery', 'pickup', 'shipment')
      order by o.created_at desc, o.id desc limit 5) as r), '[]'));
end
$$;

create function private.movement_kind(kind text, idempotency_key text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when kind <> 'order_refunded' then kind else case split_part(idempotency_key, ':', 1)
    when 'claim' then 'missed_delivery'
    when 'bottles' then 'bottles_returned'
    when 'picking' then 'not_picked'
    when 'return' then 'returned'
    when 'help' then 'help'
    else kind end end;
end
$$;
comment on function private.movement_kind is
  'What a movement of a wallet is called: the kind of its transaction, and of refunds what they are for, where it is known: missed_delivery, '
  'bottles_returned (deposits), not_picked, returned, help.';

create or replace function public.wallet_statement(before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, order_id uuid, order_number text, note text, balance_after_paise bigint)
language sql stable security definer set search_path = '' as $$
  select e.id, t.at, private.movement_kind(t.kind, t.idempotency_key), e.amount_paise, t.order_id, o.order_number, t.note, e.balance_after_paise
  from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  left join public.enhanced_orders as o on o.id = t.order_id
  where a.owner_id = private.require_user() and a.kind = 'customer_wallet' and (before is null or e.id < before)
  order by e.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)
$$;

create or replace function public.my_activity(kinds text[] default null, cursor jsonb default null, page_size integer default 30) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  known constant text[] := array['order', 'payment', 'notification', 'review'];
  before_at timestamptz := 'infinity';
  before_id text := '';
  most integer := least(greatest(coalesce(my_activity.page_size, 30), 1), 50);
begin
  if cardinality(my_activity.kinds) > 4 or not coalesce(my_activity.kinds, '{}') <@ known then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.bound(my_activity.cursor, 500);
  if my_activity.cursor is not null then
    if not coalesce(pg_input_is_valid(my_activity.cursor ->> 'at', 'timestamptz') and length(my_activity.cursor ->> 'id') between 1 and 100, false) then
      perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
    end if;
    before_at := (my_activity.cursor ->> 'at')::timestamptz;
    before_id := my_activity.cursor ->> 'id';
  end if;
  return query
    select jsonb_build_object('kind', a.kind, 'at', a.at, 'id', a.id, 'next_cursor', jsonb_build_object('at', a.at, 'id', a.id)) || a.about
    from (
      (select 'order' as kind, o.created_at as at, 'placed:' || o.id as id, jsonb_build_object('event', 'placed', 'order_id', o.id, 'order_number', o.order_number,
          'order_kind', o.kind, 'vendor_name', o.vendor_name, 'amount_paise', o.total_paise, 'picture', o.items -> 0 ->> 'image') as about
        from public.enhanced_orders as o
        where o.user_id = caller and (o.created_at, 'placed:' || o.id) < (before_at, before_id) and (my_activity.kinds is null or 'order' = any (my_activity.kinds))
        order by o.created_at desc, o.id desc limit most)
      union all
      (select 'order', o.status_since, 'ended:' || o.id, jsonb_build_object('event', o.status, 'order_id', o.id, 'order_number', o.order_number,
          'order_kind', o.kind, 'vendor_name', o.vendor_name, 'amount_paise', o.total_paise, 'picture', o.items -> 0 ->> 'image')
        from public.enhanced_orders as o
        where o.user_id = caller and o.status in ('delivered', 'cancelled') and (o.status_since, 'ended:' || o.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'order' = any (my_activity.kinds))
        order by o.status_since desc, o.id desc limit most)
      union all
      (select 'payment', t.at, 'wallet:' || lpad(e.id::text, 20, '0'), jsonb_build_object('event', private.movement_kind(t.kind, t.idempotency_key), 'order_id', t.order_id, 'order_number', o.order_number,
          'vendor_name', o.vendor_name, 'amount_paise', e.amount_paise, 'note', t.note)
        from private.ledger_accounts as l
        join private.ledger_entries as e on e.account_id = l.id
        join private.ledger_transactions as t on t.id = e.transaction_id
        left join public.enhanced_orders as o on o.id = t.order_id
        where l.owner_id = caller and l.kind = 'customer_wallet' and (t.at, 'wallet:' || lpad(e.id::text, 20, '0')) < (before_at, before_id)
          and (my_activity.kinds is null or 'payment' = any (my_activity.kinds))
        order by t.at desc, e.id desc limit most)
      union all
      (select 'notification', n.created_at, 'notification:' || n.id, jsonb_build_object('event', n.template, 'title', n.title, 'message', n.message,
          'template', n.template, 'params', n.params, 'action_url', n.action_url)
        from public.system_notifications as n
        where n.user_id = caller and (n.created_at, 'notification:' || n.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'notification' = any (my_activity.kinds))
        order by n.created_at desc, n.id desc limit most)
      union all
      (select 'review', r.created_at, 'review:' || r.id, jsonb_build_object('event', 'rated', 'order_id', r.order_id, 'vendor_name', v.name, 'vendor_slug', v.slug,
          'vendor_kind', v.kind, 'stars', r.stars, 'note', r.body, 'reply', r.reply)
        from public.reviews as r join public.vendors as v on v.id = r.vendor_id
        where r.author_id = caller and (r.created_at, 'review:' || r.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'review' = any (my_activity.kinds))
        order by r.created_at desc, r.id desc limit most)
    ) as a
    order by a.at desc, a.id desc
    limit most;
end
$$;
