create or replace function private.shown (
  order_id uuid,
  VARIADIC codes text[]
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select sum(coalesce(c.gross_paise, c.amount_paise)) from public.order_charges as c
    where c.order_id = shown.order_id and c.code = any (shown.codes) and c.phase <> 'refunded'), 0);
end
$function$;

comment on function private.shown(uuid, text[]) is 'What an order costs in some codes as it was seen, with the tax that is inside, in paise, after adjustments.';

revoke all on function private.shown(uuid, text[]) from public;
