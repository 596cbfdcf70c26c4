create or replace function private.refunded_bill (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.merged_charges(coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb)) from public.order_charges as c
  where c.order_id = refunded_bill.order_id and c.phase = 'refunded'
$function$;

comment on function private.refunded_bill(uuid) is 'What of an order''s bill was refunded, in the same shape: negative, and positive for a discount''s part.';

revoke all on function private.refunded_bill(uuid) from public;
