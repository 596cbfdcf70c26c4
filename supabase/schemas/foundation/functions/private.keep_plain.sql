create or replace function private.keep_plain()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  row_now constant jsonb := to_jsonb(new);
  changed jsonb := '{}';
  written text;
  plain text;
begin
  for part in 0 .. tg_nargs - 1 loop
    if jsonb_typeof(row_now -> tg_argv[part]) = 'string' then
      written := row_now ->> tg_argv[part];
      plain := private.without_marks(written);
      if plain <> written then changed := changed || jsonb_build_object(tg_argv[part], plain); end if;
    elsif row_now -> tg_argv[part] <> 'null' then
      written := row_now ->> tg_argv[part];
      -- Inside JSON a control is written as an escape, after an even number of backslashes.
      plain := private.without_marks(regexp_replace(written, '(?<!\\)((?:\\\\)*)\\(u00[01][0-9a-f]|[bf])', '\1', 'g'));
      if plain <> written then changed := changed || jsonb_build_object(tg_argv[part], plain::jsonb); end if;
    end if;
  end loop;
  return case when changed = '{}' then new else jsonb_populate_record(new, changed) end;
end
$function$;

comment on function private.keep_plain() is 'Cleans the columns named by its arguments with without_marks; texts, lists of texts, and texts inside JSON.';

revoke all on function private.keep_plain() from public;
