create or replace function private.adjust_charges (
  o public.enhanced_orders,
  rows jsonb,
  reason text,
  key text,
  approved boolean default false
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  done private.order_changes;
  now_order public.enhanced_orders;
  less jsonb;
  more jsonb;
  added bigint := 0;
begin
  select * into done from private.order_changes as c where c.order_id = o.id and c.key = adjust_charges.key;
  if done.state = 'approved' then return done.difference_paise; end if;
  if done.state in ('declined', 'withdrawn') then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state',
      done.state));
  end if;
  if o.status in ('delivered', 'cancelled') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  select jsonb_agg(jsonb_build_object('position', r -> 'position', 'amount_paise',
    r -> 'less_paise')) filter (where r ? 'position'),
    jsonb_agg(r) filter (where r ? 'code')
  into less, more from jsonb_array_elements(adjust_charges.rows) as r;
  if exists (select from jsonb_array_elements(more) as r where coalesce((r ->> 'amount_paise')::numeric,
    0) not between 1 and 10000000
      or not exists (select from public.charge_codes as k where k.code = r ->> 'code' and k.nature in ('goods',
        'fee'))) then
    raise exception using errcode = 'check_violation', constraint = 'added_charge',
      message = 'an added charge is of goods or a fee, and above zero';
  end if;

  if more is not null then
    added := private.add_charges(o, more);
    update public.enhanced_orders as e set total_paise = e.total_paise + added, updated_at = now() where e.id = o.id;
    perform private.ask_more(o, added, 'order_paid', 'adjust:' || o.id || ':' || adjust_charges.key);
    perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
  end if;
  -- After what is added, so that only the difference is collected where something is still to be paid.
  if less is not null then
    select * into now_order from public.enhanced_orders as e where e.id = o.id;
    perform private.charge_less(now_order, less, 'other', 'adjust:' || o.id || ':' || adjust_charges.key || ':less');
  end if;
  if more is not null then perform private.round_cash(o.id); end if;
  select * into now_order from public.enhanced_orders as e where e.id = o.id;
  if not adjust_charges.approved and now_order.total_paise - now_order.refund_paise >
      coalesce((o.terms ->> 'authorised_paise')::bigint, o.total_paise - o.refund_paise) then
    perform private.refuse(409, 'change_not_agreed', 'This costs more than the customer agreed to.');
  end if;
  insert into private.order_changes as c (order_id, key, proposed_role, rows, reason, state, difference_paise,
    decided_at)
  values (o.id, adjust_charges.key, 'system', adjust_charges.rows, adjust_charges.reason, 'approved',
    now_order.total_paise - now_order.refund_paise - (o.total_paise - o.refund_paise), now())
  on conflict (order_id, key) do update
    set state = 'approved', difference_paise = excluded.difference_paise, decided_at = now()
  returning * into done;
  perform private.announce_order(now_order);
  return done.difference_paise;
end
$function$;

comment on function private.adjust_charges(public.enhanced_orders, jsonb, text, text, boolean) is
  'Changes what a placed order costs, once per key, and collects or returns the difference; of a locked order. Rows are {position, less_paise} to lower a charge, or those of add_charges. Above terms.authorised_paise, or without it above the present price, only what the customer approved.';

revoke all on function private.adjust_charges(public.enhanced_orders, jsonb, text, text, boolean) from public;
