create or replace function private.returned_pieces (
  order_id uuid,
  line smallint
)
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (k.returned + k.open_claims)::integer from private.lines_left(returned_pieces.order_id) as k
  where k.position = returned_pieces.line
$function$;

comment on function private.returned_pieces(uuid, smallint) is 'Pieces of a line that are, or were, in a return, or were reported to help and not declined: none comes back twice.';

revoke all on function private.returned_pieces(uuid, smallint) from public;
