create or replace function private.charged (
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
  return coalesce((select sum(c.amount_paise) from public.order_charges as c
    where c.order_id = charged.order_id and c.code = any (charged.codes) and c.phase <> 'refunded'), 0);
end
$function$;

comment on function private.charged(uuid, text[]) is 'What an order costs in some codes without tax, in paise, after adjustments.';

revoke all on function private.charged(uuid, text[]) from public;
