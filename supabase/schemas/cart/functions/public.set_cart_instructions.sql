create or replace function public.set_cart_instructions (
  cart_item_id uuid,
  special_instructions text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  perform private.check_instructions(set_cart_instructions.special_instructions);
  update public.unified_cart_items as c set special_instructions =
    nullif(trim(set_cart_instructions.special_instructions), '')
  where c.id = cart_item_id and c.user_id = caller;
  if not found then perform private.refuse(404, 'cart_item_not_found', 'Item not found'); end if;
end
$function$;

comment on function public.set_cart_instructions(uuid, text) is 'Sets the customer''s instructions for one line.';

revoke all on function public.set_cart_instructions(uuid, text) from public;

grant execute on function public.set_cart_instructions(uuid, text) to authenticated, postgres;
