create or replace function private.left_of (
  order_id uuid,
  nature text
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(sum(coalesce(c.gross_paise, c.amount_paise)), 0)::bigint from public.order_charges as c
    join public.charge_codes as k on k.code = c.code
  where c.order_id = left_of.order_id and k.nature = left_of.nature
$function$;

comment on function private.left_of(uuid, text) is 'What an order''s charges of a nature come to as they were seen, after adjustments and refunds, in paise.';

revoke all on function private.left_of(uuid, text) from public;
