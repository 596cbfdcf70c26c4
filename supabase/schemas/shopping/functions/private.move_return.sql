create or replace function private.move_return (
  return_id uuid,
  to_state text,
  actor_role text,
  note text default null::text,
  restock boolean default false
)
  returns public.returns
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  r public.returns;
  o public.enhanced_orders;
  was text;
  told text;
begin
  o := private.lock_order((select t.order_id from public.returns as t where t.id = move_return.return_id));
  select * into r from public.returns as t where t.id = move_return.return_id for no key update;
  was := r.state;
  if not exists (select from private.return_moves as m where m.from_state = was and m.to_state = move_return.to_state
    and move_return.actor_role = any (m.roles))
      or (move_return.to_state = 'exchanged' and r.wish <> 'exchange') then
    perform private.refuse(409, 'return_moved_on', 'This return has moved on in the meantime.',
      jsonb_build_object('state', was));
  end if;
  r := private.log_return(r, move_return.to_state, move_return.actor_role, move_return.note);
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.done_at is null and t.action in ('return_answer', 'return_inspection')
    and t.payload ->> 'return_id' = r.id::text;

  if r.state = 'received' then
    insert into private.order_timers (order_id, action, due_at, payload) values (o.id, 'return_inspection',
      now() + make_interval(secs => private.setting_int('return_inspection_seconds')),
        jsonb_build_object('return_id', r.id));
  elsif r.state in ('refunded', 'exchanged') then
    if r.state = 'refunded' and r.wish = 'exchange' then
      perform private.free_exchange_stock(r.id);
      update public.return_lines as l set exchange_item_id = null, exchange_name = null, exchange_paise = null
        where l.return_id = r.id;
    end if;
    r := private.refund_return(o, r);
    select * into o from public.enhanced_orders as e where e.id = o.id;
    if restock then perform private.restock_return(r.id); end if;
    if r.state = 'exchanged' then insert into public.shipments (order_id, purpose, return_id)
      values (o.id, 'replacement', r.id); end if;
  elsif r.state in ('rejected', 'cancelled', 'declined') then
    perform private.free_exchange_stock(r.id);
  end if;
  if not private.is_open_return(r.state) then perform private.settle_after_returns(o); end if;

  told := case r.state when 'approved' then 'return_approved' when 'rejected' then 'return_rejected' when 'received'
    then 'return_received'
    when 'refunded' then 'return_refunded' when 'exchanged' then 'return_exchanged' when 'declined'
      then 'return_declined' end;
  if told is not null then
    perform private.notify(r.user_id, told, jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name,
      'order_id', o.id,
      'number', r.number, 'amount', private.rupees(r.refund_paise), 'amount_paise', r.refund_paise),
        '/shopping/orders/' || o.id);
  end if;
  perform private.announce_order(o);
  return r;
end
$function$;

comment on function private.move_return(uuid, text, text, text, boolean) is 'The only way a return changes its state: checks who may, refunds or sends the exchange once the goods are there, gives back what was reserved, settles the seller''s share where the window is over, and notifies, in one transaction.';

revoke all on function private.move_return(uuid, text, text, text, boolean) from public;
