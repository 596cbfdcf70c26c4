create or replace function private.bill (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.merged_charges(coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb)) from public.order_charges as c
  where c.order_id = bill.order_id and c.phase <> 'refunded'
$function$;

comment on function private.bill(uuid) is 'The bill of an order, after adjustments: [{code, amount_paise, gross_paise?, tax_class?, rate_bp?, base_paise?, included?}]. The amounts add up to the total; gross_paise is what the reader saw of a charge whose tax is inside, and such a tax is included.';

revoke all on function private.bill(uuid) from public;
