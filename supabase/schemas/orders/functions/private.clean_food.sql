create or replace function private.clean_food (
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(request -> 'no_cutlery') not in ('boolean', 'null') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_build_object('no_cutlery', coalesce((request ->> 'no_cutlery')::boolean, false));
end
$function$;

comment on function private.clean_food(jsonb) is 'What a request says of food alone: whether cutlery is left out.';

revoke all on function private.clean_food(jsonb) from public;
