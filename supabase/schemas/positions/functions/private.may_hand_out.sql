create or replace function private.may_hand_out (
  vendor_id uuid,
  staff_position text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.may(may_hand_out.vendor_id, 'people')
    and exists (select from private.position_rights as r where r.position = may_hand_out.staff_position)
    and not exists (select from private.position_rights as r where r.position = may_hand_out.staff_position
      and not private.may(may_hand_out.vendor_id, r."right"))
$function$;

comment on function private.may_hand_out(uuid, text) is 'Whether the caller may give a position in a business, or take it from somebody: nobody hands out more than they have.';

revoke all on function private.may_hand_out(uuid, text) from public;
