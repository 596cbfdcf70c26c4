create or replace function public.request_return (
  order_id uuid,
  lines jsonb,
  wish text,
  idempotency_key text,
  destination text default 'wallet'::text,
  note text default null::text,
  pickup_on date default null::date,
  photos text[] default '{}'::text[]
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb;
  o public.enhanced_orders;
  wanted public.return_lines[];
  r public.returns;
begin
  perform private.bound(request_return.note, 2000), private.bound(to_jsonb(request_return.photos), 2000);
  answer := private.claim_idempotency(caller, request_return.idempotency_key, 'request_return');
  if answer is not null then return answer; end if;
  perform private.take_turns('request_return', caller::text);
  perform private.lock_order(request_return.order_id);
  o := private.order_to_return(request_return.order_id);
  if coalesce(request_return.wish, '') not in ('refund', 'exchange') or coalesce(request_return.destination,
    '') not in ('wallet', 'source')
      or not private.refund_ways(o.id) ? request_return.destination
      or exists (select from unnest(request_return.photos) as p
        where p !~ ('^' || caller || '/[0-9a-f-]{36}[.](webp|jpg)$')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if request_return.pickup_on not between private.today() and private.today() + 14 then
    perform private.refuse(400, 'pickup_day_invalid', 'Please choose one of the next 14 days for the pick-up.');
  end if;
  perform private.take_turns_of_person(caller, o);
  if (select count(*) from public.returns as t where t.user_id in (select private.same_person(caller, o))
    and private.is_open_return(t.state)) >= private.setting_int('open_returns')
      or (select count(*) from public.returns as t where t.user_id in (select private.same_person(caller, o))
        and t.created_at > now() - interval '1 day') >= 2 * private.setting_int('open_returns') then
    perform private.refuse(429, 'too_many_returns',
      'You have many returns under way. Please wait for one to be settled.');
  end if;
  -- Stock after the order, in the order of ids, as placing does.
  perform from public.catalog_items as i where i.id in (select (l ->> 'exchange_item_id')::uuid
    from jsonb_array_elements(
    case jsonb_typeof(request_return.lines) when 'array' then request_return.lines else '[]' end) as l
    where pg_input_is_valid(l ->> 'exchange_item_id', 'uuid')) order by i.id for no key update;
  wanted := array(select l from private.lines_to_return(o, request_return.lines, request_return.wish) as l);

  perform private.remember_request(caller, o);
  insert into public.returns (order_id, user_id, vendor_id, wish, destination, note, photos, pickup_on)
  values (o.id, caller, o.vendor_id, request_return.wish, request_return.destination,
    nullif(left(trim(request_return.note), 500), ''),
    coalesce(request_return.photos, '{}'), coalesce(request_return.pickup_on, private.today() + 1))
  returning * into r;
  insert into public.return_lines (return_id, position, item_id, quantity, unit_paise, reason, exchange_item_id,
    exchange_name, exchange_paise, exchange_stock_taken)
  select r.id, w.position, w.item_id, w.quantity, w.unit_paise, w.reason, w.exchange_item_id, w.exchange_name,
    w.exchange_paise,
    case when i.stock is not null then w.quantity else 0 end
  from unnest(wanted) as w left join public.catalog_items as i on i.id = w.exchange_item_id;
  -- Two lines of one return may want the same piece.
  begin
    update public.catalog_items as i set stock = i.stock - t.pieces
    from (select l.exchange_item_id, sum(l.exchange_stock_taken) as pieces from public.return_lines as l
      where l.return_id = r.id group by 1) as t
    where i.id = t.exchange_item_id and t.pieces > 0 and i.stock is not null;
  exception when check_violation then
    perform private.refuse(409, 'exchange_sold_out',
      'This is not there to be exchanged for. Choose another one, or the money back.');
  end;
  r := private.log_return(r, 'requested', 'user', r.note);
  insert into private.order_timers (order_id, action, due_at, payload) values (o.id, 'return_answer',
    now() + make_interval(secs => private.setting_int('return_answer_seconds')), jsonb_build_object('return_id',
      r.id));
  perform private.notify(s.user_id, 'vendor_return_new', jsonb_build_object('order_number', o.order_number, 'vendor',
    o.vendor_name), '/vendor/shopping/orders?view=returns')
  from private.staff_with(o.vendor_id, 'orders') as s (user_id);
  perform private.announce_order(o);
  answer := jsonb_build_object('return_id', r.id, 'number', r.number);
  perform private.keep_result(caller, request_return.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.request_return(uuid, jsonb, text, text, text, text, date, text[]) is
  'Asks to return pieces of a delivered order, [{position, quantity, reason, exchange_item_id?}], for the money or in exchange, once for each key: {return_id, number}. Raises order_not_found, not_delivered_yet, return_lines_invalid, not_returnable, return_window_over, return_exceeds_order, exchange_sold_out, exchange_costs_more, pickup_day_invalid, too_many_returns.';

revoke all on function public.request_return(uuid, jsonb, text, text, text, text, date, text[]) from public;

grant execute
  on function public.request_return(uuid, jsonb, text, text, text, text, date, text[])
  to authenticated, postgres;
