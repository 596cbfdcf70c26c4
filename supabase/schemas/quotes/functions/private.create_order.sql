create or replace function private.create_order (
  caller uuid,
  kept private.quotes,
  part jsonb,
  checkout uuid,
  method public.payment_method,
  cash_change_for_paise integer,
  stocked uuid[]
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
declare
  waits boolean;
  o public.enhanced_orders;
  home jsonb := nullif(kept.quote -> 'address', 'null');
  scheduled timestamptz := coalesce((part ->> 'starts_at')::timestamptz,
    (case when part ? 'scheduled_for' then part else kept.quote end ->> 'scheduled_for')::timestamptz);
begin
  part := private.with_payments(part, method);
  waits := private.waits_for_provider(part);
  insert into public.enhanced_orders (user_id, order_number, kind, trade, category, vendor_id, vendor_name,
    checkout_id,
    region_id,
    total_paise, discount_paise, items, promo_code, payment_method, cash_change_for_paise, address,
      scheduled_for,
    instructions, distance_m, prep_minutes, accept_by, promised_min_at, promised_max_at, terms, last_seq,
    status, placed_at)
  values (caller, private.next_order_number((part ->> 'region_id')::uuid), coalesce(part ->> 'kind',
    kept.quote ->> 'fulfilment')::public.order_kind,
    part ->> 'trade', part ->> 'category', (part ->> 'vendor_id')::uuid,
    part ->> 'vendor_name', checkout, (part ->> 'region_id')::uuid,
    (part ->> 'total_paise')::integer, -private.sum_of(part -> 'charges', 'discount'),
    (select coalesce(jsonb_agg(jsonb_build_object('id', l ->> 'item_id', 'name', l ->> 'name', 'price',
      (l ->> 'unit_paise')::numeric / 100,
      'image', l -> 'picture', 'category', part -> 'category', 'vendor', part -> 'vendor_name', 'quantity',
        (l ->> 'quantity')::integer,
      'unit_paise', (l ->> 'unit_paise')::integer, 'options', l -> 'options', 'option_ids', l -> 'option_ids', 'diet',
        l -> 'diet',
      'special_instructions', l -> 'special_instructions') order by n), '[]')
      from jsonb_array_elements(part -> 'lines') with ordinality as e (l, n)),
    case when private.sum_of(part -> 'charges', 'discount') <> 0 then kept.quote -> 'coupon' ->> 'code' end,
    method, cash_change_for_paise, home - 'id',
    scheduled, nullif(trim(kept.request ->> 'instructions'), ''),
    coalesce((part ->> 'distance_m')::integer, 0), (part ->> 'prep_minutes')::integer,
    now() + make_interval(secs => (part ->> 'accept_seconds')::double precision),
    coalesce(scheduled, now() + make_interval(mins => (part ->> 'minutes_min')::integer)),
    coalesce((part ->> 'ends_at')::timestamptz, scheduled + private.slot_length(),
      now() + make_interval(mins => (part ->> 'minutes_max')::integer)),
    coalesce(part -> 'terms', '{}'::jsonb), 1,
    case when waits then 'awaiting_payment' else 'pending' end::public.order_status,
    case when not waits then now() end)
  returning * into o;

  perform private.add_party(o.id, 'user', caller);
  insert into public.order_items (order_id, position, item_id, name, options, option_ids, special_instructions,
    unit_paise,
    quantity, total_paise, tax_class, stock_taken)
  select o.id, n, (l ->> 'item_id')::uuid, l ->> 'name', l -> 'options',
    array(select value::uuid from jsonb_array_elements_text(l -> 'option_ids')), l ->> 'special_instructions',
    (l ->> 'unit_paise')::integer, (l ->> 'quantity')::integer, (l ->> 'total_paise')::integer, l ->> 'tax_class',
    case when (l ->> 'item_id')::uuid = any (stocked) then (l ->> 'quantity')::integer else 0 end
  from jsonb_array_elements(part -> 'lines') with ordinality as e (l, n);
  insert into public.order_charges (order_id, position, code, amount_paise, gross_paise, tax_class, rate_bp,
    base_paise, included, bearer, benefit_paise)
  select o.id, n, c ->> 'code', (c ->> 'amount_paise')::integer, (c ->> 'gross_paise')::integer, c ->> 'tax_class',
    (c ->> 'rate_bp')::integer,
    (c ->> 'base_paise')::integer, coalesce((c ->> 'included')::boolean, false), coalesce(c ->> 'bearer', 'customer'),
    (c ->> 'benefit_paise')::integer
  from jsonb_array_elements(part -> 'charges') with ordinality as e (c, n);
  insert into public.order_events (order_id, seq, to_status, actor_id, actor_role) values (o.id, 1, o.status, caller,
    'user');
  perform private.keep_saving(o, part);
  o := private.open_payments(o, part);
  insert into private.handover_codes (order_id, purpose, code)
  select o.id, r.needs_code, private.random_code() from public.order_transition_rules as r
  where r.kind = o.kind and r.needs_code is not null group by r.needs_code;
  if o.placed_at is not null then perform private.place_part(o, part); end if;
  return o;
end
$function$;

revoke all
  on function private.create_order(uuid, private.quotes, jsonb, uuid, public.payment_method, integer, uuid[])
  from public;
