create or replace function private.try_code (
  order_id uuid,
  purpose text,
  code text
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  kept private.handover_codes;
begin
  select * into kept from private.handover_codes as h where h.order_id = try_code.order_id
    and h.purpose = try_code.purpose for update;
  if kept.locked_until > now() then
    return jsonb_build_object('outcome', 'code_locked', 'tries_left', 0, 'retry_at', kept.locked_until);
  end if;
  if kept.code = try_code.code then
    update private.handover_codes as h set tries = 0, locked_until = null where h.order_id = try_code.order_id
      and h.purpose = try_code.purpose;
    return null;
  end if;
  update private.handover_codes as h set tries = (h.tries + 1) % 5,
    locked_until = case when h.tries + 1 >= 5 then now() + interval '1 minute' end
  where h.order_id = try_code.order_id and h.purpose = try_code.purpose returning * into kept;
  return case when kept.locked_until is null
    then jsonb_build_object('outcome', 'wrong_code', 'tries_left', 5 - kept.tries, 'retry_at', null)
    else jsonb_build_object('outcome', 'code_locked', 'tries_left', 0, 'retry_at', kept.locked_until) end;
end
$function$;

revoke all on function private.try_code(uuid, text, text) from public;
