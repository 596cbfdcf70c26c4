create or replace function public.save_biller (
  biller text,
  parameters jsonb,
  nickname text default null::text,
  due_on date default null::date,
  remind boolean default true
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  cleaned jsonb;
  saved uuid;
begin
  if not exists (select from public.billers as b where b.code = save_biller.biller and b.active) then
    perform private.refuse(404, 'biller_unavailable', 'This biller is not available right now.');
  end if;
  if length(trim(save_biller.nickname)) > 40 then
    perform private.refuse(400, 'nickname_too_long', 'A name of your own holds 40 letters at most.');
  end if;
  if save_biller.due_on not between (now() - interval '1 year')::date and (now() + interval '1 year')::date then
    perform private.refuse(400, 'due_date_invalid', 'Please choose a due date within a year.');
  end if;
  cleaned := private.read_parameters(save_biller.biller, save_biller.parameters);
  perform private.take_turns('save_biller', caller::text);
  if (select count(*) from public.saved_billers as s where s.user_id = caller) >=
    private.setting_int('saved_billers_max')
      and not exists (select from public.saved_billers as s
        where s.user_id = caller and s.biller_code = save_biller.biller and s.parameters = cleaned) then
    perform private.refuse(409, 'saved_billers_full', 'No more billers can be saved. Please remove one first.',
      jsonb_build_object('count', private.setting_int('saved_billers_max')));
  end if;
  insert into public.saved_billers as s (user_id, biller_code, parameters, nickname, due_on, remind)
  values (caller, save_biller.biller, cleaned, nullif(trim(save_biller.nickname), ''), save_biller.due_on,
    coalesce(save_biller.remind, true))
  on conflict (user_id, biller_code, parameters) do update
  set nickname = excluded.nickname, due_on = coalesce(excluded.due_on, s.due_on), remind = excluded.remind
  returning s.id into saved;
  return saved;
end
$function$;

comment on function public.save_biller(text, jsonb, text, date, boolean) is 'Saves a connection, or changes the one with the same parameters, and returns its id. Raises biller_unavailable, bill_parameters_invalid, nickname_too_long, due_date_invalid, saved_billers_full with {count}.';

revoke all on function public.save_biller(text, jsonb, text, date, boolean) from public;

grant execute on function public.save_biller(text, jsonb, text, date, boolean) to authenticated, postgres;
