create or replace function private.event_detail (
  topic text,
  event text,
  payload jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  kind text := split_part(topic, ':', 1);
  subject text := split_part(topic, ':', 2);
  about uuid := (payload ->> 'order_id')::uuid;
begin
  case kind || ' ' || event
    when 'user order' then return jsonb_build_object('card', (select private.order_card(o)
      from public.enhanced_orders as o where o.id = about and o.user_id = subject::uuid));
    when 'user notification' then return jsonb_build_object('notification',
      (select to_jsonb(c) from (select n.id, n.title, n.message, n.type, n.is_read,
        n.created_at, n.expires_at, n.action_url, n.template, n.params
      from public.system_notifications as n where n.id = (payload ->> 'id')::uuid) as c));
    when 'user wallet' then return jsonb_build_object('balance_paise', private.wallet_balance(subject::uuid));
    when 'user offer' then return jsonb_build_object('offer', (select to_jsonb(f) - array['courier_id', 'outcome']
      from private.job_offer_lines as f
      where f.offer_id = (payload ->> 'offer_id')::uuid and f.courier_id = subject::uuid and f.outcome = 'offered'));
    when 'user job' then return jsonb_build_object('job', (select to_jsonb(j) - 'courier_id' from private.job_lines as j
      where j.order_id = about and j.courier_id = subject::uuid), 'cash_in_hand_paise',
        private.cash_in_hand(subject::uuid));
    when 'vendor order' then return jsonb_build_object(
      'order', (select to_jsonb(l) - array['vendor_id', 'user_id', 'courier_id', 'customer_full_name'] ||
        jsonb_build_object('server_now', clock_timestamp(),
        -- Everybody who works for the vendor hears this, also somebody who is on the other side of the counter.
        'pickup_code', case when not private.is_staff_of(l.vendor_id, l.courier_id) then l.pickup_code end)
        from private.vendor_order_lines as l where l.order_id = about and l.vendor_id = subject::uuid),
      'step', (select to_jsonb(s) from (select e.seq, e.to_status, e.actor_role, e.reason_code, e.at
        from public.order_events as e where e.order_id = about order by e.seq desc limit 1) as s));
    when 'user message' then return private.message_detail(about, payload, subject::uuid);
    when 'vendor message' then return private.message_detail(about, payload, subject::uuid);
    when 'vendor menu' then return jsonb_build_object('vendor',
      (select jsonb_build_object('accepting_orders', v.accepting_orders,
        'paused_until', v.paused_until) from public.vendors as v where v.id = subject::uuid));
    else return null;
  end case;
end
$function$;

comment on function private.event_detail(text, text, jsonb) is 'What an event is about, as the query of the topic''s audience returns it, so that a client need not fetch it: nothing that everybody on the topic may not read (private.may_hear names the fields). Null where clients fetch.';

revoke all on function private.event_detail(text, text, jsonb) from public;
