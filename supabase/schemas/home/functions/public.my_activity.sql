create or replace function public.my_activity (
  kinds text[] default null::text[],
  cursor jsonb default null::jsonb,
  page_size integer default 30
)
  returns SETOF jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
    if not coalesce(pg_input_is_valid(my_activity.cursor ->> 'at', 'timestamptz')
      and length(my_activity.cursor ->> 'id') between 1 and 100, false) then
      perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
    end if;
    before_at := (my_activity.cursor ->> 'at')::timestamptz;
    before_id := my_activity.cursor ->> 'id';
  end if;
  return query
    select jsonb_build_object('kind', a.kind, 'at', a.at, 'id', a.id, 'next_cursor',
      jsonb_build_object('at', a.at, 'id', a.id)) || a.about
    from (
      (select 'order' as kind, o.created_at as at, 'placed:' || o.id as id,
        jsonb_build_object('event', 'placed', 'order_id', o.id, 'order_number', o.order_number,
          'order_kind', o.kind, 'vendor_name', o.vendor_name, 'amount_paise', o.total_paise, 'picture',
            o.items -> 0 ->> 'image') as about
        from public.enhanced_orders as o
        where o.user_id = caller and (o.created_at, 'placed:' || o.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'order' = any (my_activity.kinds))
        order by o.created_at desc, o.id desc limit most)
      union all
      (select 'order', o.status_since, 'ended:' || o.id,
        jsonb_build_object('event', o.status, 'order_id', o.id, 'order_number', o.order_number,
          'order_kind', o.kind, 'vendor_name', o.vendor_name, 'amount_paise', o.total_paise, 'picture',
            o.items -> 0 ->> 'image')
        from public.enhanced_orders as o
        where o.user_id = caller and o.status in ('delivered', 'cancelled')
          and (o.status_since, 'ended:' || o.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'order' = any (my_activity.kinds))
        order by o.status_since desc, o.id desc limit most)
      union all
      (select 'payment', t.at, 'wallet:' || lpad(e.id::text, 20, '0'),
        jsonb_build_object('event', private.movement_kind(t.kind, t.idempotency_key), 'order_id', t.order_id,
        'order_number', o.order_number,
          'vendor_name', o.vendor_name, 'amount_paise', e.amount_paise, 'note', t.note)
        from private.ledger_accounts as l
        join private.ledger_entries as e on e.account_id = l.id
        join private.ledger_transactions as t on t.id = e.transaction_id
        left join public.enhanced_orders as o on o.id = t.order_id
        where l.owner_id = caller and l.kind = 'customer_wallet'
          and (t.at, 'wallet:' || lpad(e.id::text, 20, '0')) < (before_at, before_id)
          and (my_activity.kinds is null or 'payment' = any (my_activity.kinds))
        order by t.at desc, e.id desc limit most)
      union all
      (select 'notification', n.created_at, 'notification:' || n.id,
        jsonb_build_object('event', n.template, 'title', n.title, 'message', n.message,
          'template', n.template, 'params', n.params, 'action_url', n.action_url)
        from public.system_notifications as n
        where n.user_id = caller and (n.created_at, 'notification:' || n.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'notification' = any (my_activity.kinds))
        order by n.created_at desc, n.id desc limit most)
      union all
      (select 'review', r.created_at, 'review:' || r.id,
        jsonb_build_object('event', 'rated', 'order_id', r.order_id, 'vendor_name', v.name, 'vendor_slug', v.slug,
          'vendor_kind', v.kind, 'stars', r.stars, 'note', r.body, 'reply', r.reply)
        from public.reviews as r join public.vendors as v on v.id = r.vendor_id
        where r.author_id = caller and (r.created_at, 'review:' || r.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'review' = any (my_activity.kinds))
        order by r.created_at desc, r.id desc limit most)
    ) as a
    order by a.at desc, a.id desc
    limit most;
end
$function$;

comment on function public.my_activity(text[], jsonb, integer) is 'What the caller did and heard, the latest first: orders placed and ended, movements of the wallet, notifications, reviews (kinds order, payment, notification, review; null is all). Each is {kind, event, at, id, next_cursor} with what it is about; pass the last one''s next_cursor for the page before it.';

revoke all on function public.my_activity(text[], jsonb, integer) from public;

grant execute on function public.my_activity(text[], jsonb, integer) to authenticated, postgres;
